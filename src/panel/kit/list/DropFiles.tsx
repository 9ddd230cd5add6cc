import { use, useEffect, useEffectEvent, useState } from 'react'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { moreFiles, type More } from '../fields/use-more-files.ts'
import type { Values } from '../form-context.ts'
import { handOff } from '../form/hand-off.ts'
import { ShownSection, useOpenScreen } from '../place.ts'
import styles from './DropFiles.module.css'

type DropFilesProps = {
  save: Endpoint<Values>
  /** The upload of the save. */
  name: string
  /** The field that names a record, and the name that a file suggests. */
  title: { readonly name: string; readonly from: (fileName: string) => string }
}

/** Files dropped anywhere on a list open the form of new records, one for each file. */
export function DropFiles({ save, name, title }: DropFilesProps) {
  const { create = 0 } = use(ShownSection)
  const openScreen = useOpenScreen()
  const over = useDropped(([file, ...more]) => {
    const others = more.map((one): More => ({ file: one, title: title.from(one.name) }))
    handOff(save, 'create', {
      [name]: file,
      [title.name]: title.from(file.name),
      ...(others.length > 0 && { [moreFiles]: others }),
    })
    openScreen(create)
  })
  return over && <p className={styles.over}>Soltá los archivos para cargarlos</p>
}

/** Takes files dropped anywhere on the screen, and answers whether some are above it. */
const useDropped = (take: (files: readonly [File, ...File[]]) => void): boolean => {
  const [over, setOver] = useState(false)
  const act = useEffectEvent(take)
  useEffect(() => {
    const listen = (event: DragEvent) => {
      const { dataTransfer, type, relatedTarget } = event
      if (!dataTransfer?.types.includes('Files')) return
      // Without this the browser would open the file in place of the panel.
      event.preventDefault()
      const [file, ...more] = type === 'drop' ? dataTransfer.files : []
      setOver(type === 'dragover' || (type === 'dragleave' && relatedTarget !== null))
      if (file) act([file, ...more])
    }
    const types = ['dragover', 'dragleave', 'drop'] as const
    for (const type of types) document.addEventListener(type, listen)
    return () => {
      for (const type of types) document.removeEventListener(type, listen)
    }
  }, [])
  return over
}

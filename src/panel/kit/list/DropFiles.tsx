import { use } from 'react'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { moreFiles, type More } from '../fields/use-more-files.ts'
import type { Values } from '../form-context.ts'
import { handOff } from '../form/hand-off.ts'
import { ShownSection, useOpenScreen } from '../place.ts'
import { useDroppedFiles } from './dropped.ts'
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
  const over = useDroppedFiles(([file, ...more]) => {
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

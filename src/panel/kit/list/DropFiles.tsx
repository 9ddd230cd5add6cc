import { use } from 'react'
import type { TitleOfFile } from '../fields/FileField.tsx'
import { moreFiles, type Waiting } from '../fields/waiting.ts'
import { ShownSection, useOpenScreen } from '../place.ts'
import { useDroppedFiles } from './dropped.ts'
import styles from './DropFiles.module.css'

type DropFilesProps = {
  /** The upload of the save. */
  name: string
  title: TitleOfFile
}

/** Files dropped anywhere on a list open the form of new records, one for each file. */
export function DropFiles({ name, title }: DropFilesProps) {
  const { create = 0 } = use(ShownSection)
  const openScreen = useOpenScreen()
  const over = useDroppedFiles(([file, ...more]) => {
    const others = more.map((one): Waiting => ({ file: one, title: title.from(one.name) }))
    const values = {
      [name]: file,
      [title.name]: title.from(file.name),
      ...(others.length > 0 && { [moreFiles]: others }),
    }
    openScreen(create, { values })
  })
  return over && <p className={styles.over}>Soltá los archivos para cargarlos</p>
}

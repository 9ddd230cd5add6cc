import { useEffect, useEffectEvent, useState } from 'react'
import { screenErrorKey, showError } from '../alert.ts'

const filesUnder = async (entry: FileSystemEntry): Promise<File[]> => {
  if (entry instanceof FileSystemFileEntry)
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  if (!(entry instanceof FileSystemDirectoryEntry)) return []
  const reader = entry.createReader()
  const files: File[] = []
  // A reader answers a hundred entries at a time, and none at the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (batch.length === 0) return files
    for (const childEntry of batch) files.push(...(await filesUnder(childEntry)))
  }
}

/** The dropped files, those within folders included. */
const readDroppedFiles = async ({ items, files }: DataTransfer): Promise<readonly File[]> => {
  // The entries are there during the event alone.
  const [plain, entries] = [[...files], [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])]
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain
  return (await Promise.all(entries.map(filesUnder))).flat()
}

const unread = 'No pudimos leer la carpeta que soltaste: hay un archivo que no se deja leer. Probá de nuevo sin él.'

/** Takes files and folders dropped anywhere on the screen, and answers whether some are above it. */
export const useDroppedFiles = (take: (files: readonly [File, ...File[]]) => void): boolean => {
  const [over, setOver] = useState(false)
  const act = useEffectEvent(async (transfer: DataTransfer) => {
    const [file, ...otherFiles] = await readDroppedFiles(transfer)
    if (file) take([file, ...otherFiles])
  })
  useEffect(() => {
    const listen = (event: DragEvent) => {
      const { dataTransfer, type, relatedTarget } = event
      if (!dataTransfer?.types.includes('Files')) return
      // Without this the browser would open the file in place of the panel.
      event.preventDefault()
      setOver(type === 'dragover' || (type === 'dragleave' && relatedTarget !== null))
      if (type === 'drop') act(dataTransfer).catch(() => showError(unread, screenErrorKey))
    }
    const types = ['dragover', 'dragleave', 'drop'] as const
    for (const type of types) document.addEventListener(type, listen)
    return () => {
      for (const type of types) document.removeEventListener(type, listen)
    }
  }, [])
  return over
}

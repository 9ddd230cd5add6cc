import { queryOptions } from '@tanstack/react-query'
import { call, buildUrl } from '#api/client.ts'
import { obtenerArchivos, verArchivo, type Archivo, type Uso } from '#contract/archivo.ts'
import { getQueryKey } from '#contract/endpoint.ts'
import { Papelera } from '#contract/papelera.ts'
import { uploadKinds, videos, type Accept } from '#contract/upload-kinds.ts'
import { getExtension, isImage } from '#ui/media-kind.ts'

/** A file of the library as a row; it keeps its number while this page is open, whatever files go. */
export interface StoredFile extends Archivo {
  readonly id: number
}

const numbers = new Map<string, number>()
const getFileNumber = (nombre: string): number => {
  const number = numbers.get(nombre) ?? numbers.size + 1
  numbers.set(nombre, number)
  return number
}

/** Every stored file. Any save of the panel may have changed where files are used, so that each opening asks anew. */
export const library = queryOptions({
  queryKey: getQueryKey(obtenerArchivos, {}),
  queryFn: async ({ signal }): Promise<StoredFile[]> =>
    (await call(obtenerArchivos, {}, { signal })).map((archivo) => ({ ...archivo, id: getFileNumber(archivo.nombre) })),
  refetchOnMount: 'always' as const,
})

export const kinds = ['Imagen', 'Video', 'Documento'] as const
export type Kind = (typeof kinds)[number]

export const getFileKind = ({ nombre }: Pick<Archivo, 'nombre'>): Kind => {
  if (isImage(nombre)) return 'Imagen'
  return videos.includes(getExtension(nombre)) ? 'Video' : 'Documento'
}

/** Whether the trash alone holds this use. */
export const isTrashed = ({ recurso }: Uso): boolean => recurso === Papelera.resource

export const fits = (accept: Accept, { nombre }: Pick<Archivo, 'nombre'>): boolean => {
  const { extensions } = uploadKinds[accept]
  return extensions.length === 0 || extensions.includes(getExtension(nombre))
}

/** The address of a file for the panel, which sees files that no record names. */
export const getFileUrl = (nombre: string): string => buildUrl(verArchivo, { filename: nombre })

/** The name of an upload without the signs that a store has added: 'foto-1a2b3c4d.jpg' -> 'foto.jpg'. */
export const nameForUpload = (nombre: string): string => nombre.replace(/-(?=\d*[a-f])[0-9a-f]{8}(?=\.\w+$)/, '')

/** A stored file as one that was chosen on this device, so that every backend takes it as an upload. */
export const asUpload = async (nombre: string): Promise<File> => {
  const content = await call(verArchivo, { filename: nombre })
  return new File([content], nameForUpload(nombre), { type: content.type })
}

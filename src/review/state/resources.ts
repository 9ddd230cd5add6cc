/** The resources of a company, in the order of the panel's sidebar: their names for people, and their tables. */
import { capital } from '#contract/capital.ts'
import { getGalleryTable } from '#contract/gallery.ts'
import { trackedEntities, trackedResources } from '#contract/registros.ts'
import { sections } from '#panel/sections/index.ts'

export interface Resource {
  readonly id: string
  readonly title: string
  /** The words for one record and for several. */
  readonly words: readonly [singular: string, plural: string]
  readonly tables: readonly string[]
}

const inOneTable = (id: string, title: string, words: Resource['words']): Resource => ({
  id,
  title,
  words,
  tables: [id],
})

const extraResources: readonly Resource[] = [
  inOneTable('salida', 'Mensajes enviados', ['mensaje enviado', 'mensajes enviados']),
  inOneTable('historial', 'Historial', ['línea del historial', 'líneas del historial']),
  inOneTable('papelera', 'Papelera', ['cosa en la papelera', 'cosas en la papelera']),
]

/** Collections without a table of their own: both lie in `archivos`. */
const inArchivos = new Set(['descargas', 'fileZonas'])
const tables = Map.groupBy(
  sections.flatMap(
    ({ resource: sectionResource }) => trackedEntities.find(({ resource }) => resource === sectionResource) ?? [],
  ),
  ({ resource }) => (inArchivos.has(resource) ? 'archivos' : resource),
)

const panelResources = [...tables].map(([id, tracked]): Resource => {
  const entities = [...new Set(tracked)]
  const many = entities.map(({ words }) => words[1]).join(' y ')
  return {
    id,
    title: capital(many),
    words: [entities.map(({ words }) => words[0]).join(' o '), many],
    tables: [id, ...entities.flatMap((entity) => getGalleryTable(entity) ?? [])],
  }
})

export const resources: readonly Resource[] = [...panelResources, ...extraResources]

/** The resources that every tab reads again when the company is replaced. */
export const everything: readonly string[] = [...trackedResources, 'historial', 'papelera']

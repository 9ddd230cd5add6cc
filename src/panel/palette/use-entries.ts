import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { read } from '#api/queries.ts'
import { obtenerProductos, type Producto } from '#contract/producto.ts'
import { useAnswer } from '#site/catalogue-worker/use-answer.ts'
import { useActions } from '../kit/actions.ts'
import { findList, getRecordTitle } from '../lists.ts'
import { everySection } from '../sections/index.ts'
import { visibleTo } from '../sections/section.ts'
import { productos } from '../sections/productos/section.ts'
import { useHas } from '../use-sections.ts'
import { actionEntry, fixedEntries, findEntries, recordEntry, type Entry } from './entries.ts'

/** The most entries of one kind that are shown. */
const maxShown = 8

/** The sections with searched records; products have the site's finder. */
const searched = (admin: boolean) =>
  everySection.filter(visibleTo(admin)).flatMap((section) => {
    const list =
      section.resource === productos.resource || section.list === undefined ? undefined : findList(section.resource)
    return list ? [{ section, list }] : []
  })

const useRecords = (admin: boolean, isSearching: boolean): readonly Entry[] => {
  const sources = useMemo(() => searched(admin), [admin])
  const combine = useCallback(
    (answers: readonly { readonly data?: readonly { readonly id: number }[] | undefined }[]) =>
      sources.flatMap(({ section: { singular = '', edit, list: shown = 0 }, list }, index) =>
        (answers[index]?.data ?? []).map((row) =>
          recordEntry(getRecordTitle(list, row), singular, edit ?? shown, edit === undefined ? 0 : row.id),
        ),
      ),
    [sources],
  )
  return useQueries({ queries: sources.map(({ list }) => ({ ...read(list, {}), enabled: isSearching })), combine })
}

const getProductNote = ({ sub_productos }: Producto, sizes: readonly number[]): string => {
  const [sizeIndex] = sizes
  const size = sub_productos[sizeIndex ?? 0]
  return size ? `${size.codigo} · ${size.tamaño}` : 'Producto'
}

/** Products by name, code, size and bar code, as the site finds them. */
const useProducts = (query: string) => {
  const isSearching = query !== ''
  const { data } = useQuery({ ...read(obtenerProductos, {}), enabled: isSearching })
  const { answered, retry } = useAnswer('find', data, isSearching ? query : undefined)
  const entries = useMemo((): readonly Entry[] => {
    // Enter opens an entry: none that answers another query.
    if (!answered || answered.input !== query || answered.answer.nearest) return []
    return answered.answer.matches.slice(0, maxShown).flatMap(({ at: index, sizes }) => {
      const producto = answered.productos[index]
      return producto
        ? [recordEntry(producto.nombre, getProductNote(producto, sizes), productos.edit, producto.id)]
        : []
    })
  }, [answered, query])
  return { entries, retry }
}

/** The entries that a user may open for this query; without a query all screens. `retry`: products could not be searched. */
export const useEntries = (admin: boolean, query: string) => {
  const has = useHas()
  const { actions } = useActions()
  const fixed = useMemo(() => [...fixedEntries(admin, has), ...actions.map(actionEntry)], [admin, has, actions])
  const records = useRecords(admin, query !== '')
  const { entries: products, retry } = useProducts(query)
  const entries = useMemo((): readonly Entry[] => {
    if (query === '') return fixed
    const best = (ofKind: readonly Entry[]) => findEntries(ofKind, query, maxShown)
    const { Pantallas: screens = [], Acciones: acts = [] } = Object.groupBy(fixed, ({ kind }) => kind)
    return [...best(screens), ...best(acts), ...products, ...best(records)]
  }, [fixed, records, products, query])
  return { entries, retry }
}

import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { read } from '../../api/queries.ts'
import { obtenerProductos, type Producto } from '../../contract/producto.ts'
import { useAnswer } from '../../site/catalogue-worker/use-answer.ts'
import { useActions } from '../kit/actions.ts'
import { listOf, titleIn } from '../lists.ts'
import { everySection } from '../sections/index.ts'
import { visibleTo } from '../sections/section.ts'
import { productos } from '../sections/productos/section.ts'
import { useHas } from '../use-sections.ts'
import { actionEntry, fixedEntries, matching, recordEntry, type Entry } from './entries.ts'

/** The most of one kind that are shown. */
const most = 8

/** The sections whose records are searched; products have the site's finder. */
const searched = (admin: boolean) =>
  everySection.filter(visibleTo(admin)).flatMap((section) => {
    const list = section.of === productos.of || section.list === undefined ? undefined : listOf(section.of)
    return list ? [{ section, list }] : []
  })

const useRecords = (admin: boolean, wanted: boolean): readonly Entry[] => {
  const of = useMemo(() => searched(admin), [admin])
  const combine = useCallback(
    (answers: readonly { readonly data?: readonly { readonly id: number }[] | undefined }[]) =>
      of.flatMap(({ section: { one = '', edit, list: shown = 0 }, list }, at) =>
        (answers[at]?.data ?? []).map((row) =>
          recordEntry(titleIn(list, row), one, edit ?? shown, edit === undefined ? 0 : row.id),
        ),
      ),
    [of],
  )
  return useQueries({ queries: of.map(({ list }) => ({ ...read(list, {}), enabled: wanted })), combine })
}

const noteOf = ({ sub_productos }: Producto, sizes: readonly number[]): string => {
  const [at] = sizes
  const size = sub_productos[at ?? 0]
  return size ? `${size.codigo} · ${size.tamaño}` : 'Producto'
}

/** Products by name, code, size and bar code, as the site finds them. */
const useProducts = (query: string): readonly Entry[] => {
  const wanted = query !== ''
  const { data } = useQuery({ ...read(obtenerProductos, {}), enabled: wanted })
  const { data: code } = useQuery({
    queryKey: ['finder'],
    queryFn: () => import('../../site/catalogue-worker/find.ts'),
    enabled: wanted,
    staleTime: Infinity,
  })
  const answered = useAnswer('find', code && data, wanted ? query : undefined, code?.find)
  return useMemo(() => {
    // Enter opens an entry: none that answers other words.
    if (!answered || answered.input !== query || answered.answer.nearest) return []
    return answered.answer.matches.slice(0, most).flatMap(({ at, sizes }) => {
      const producto = answered.productos[at]
      return producto ? [recordEntry(producto.nombre, noteOf(producto, sizes), productos.edit, producto.id)] : []
    })
  }, [answered, query])
}

/** What a user may open, for these words; without words all screens. */
export const useEntries = (admin: boolean, query: string): readonly Entry[] => {
  const has = useHas()
  const { actions } = useActions()
  const fixed = useMemo(() => [...fixedEntries(admin, has), ...actions.map(actionEntry)], [admin, has, actions])
  const records = useRecords(admin, query !== '')
  const products = useProducts(query)
  return useMemo(() => {
    if (query === '') return fixed
    const best = (entries: readonly Entry[]) => matching(entries, query, most)
    const { Pantallas: screens = [], Acciones: acts = [] } = Object.groupBy(fixed, ({ kind }) => kind)
    return [...best(screens), ...best(acts), ...products, ...best(records)]
  }, [fixed, records, products, query])
}

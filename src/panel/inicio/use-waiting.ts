import { plainText } from '#contract/plain-text.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useExtension } from '#api/extensions.ts'
import { read } from '#api/queries.ts'
import { obtenerBanner, type Banner } from '#contract/banner.ts'
import { obtenerCartas } from '#contract/carta.ts'
import { obtenerFerias } from '#contract/feria.ts'
import { obtenerNovedades } from '#contract/novedad.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { obtenerServicios } from '#contract/servicio.ts'
import { obtenerSliders } from '#contract/slider.ts'
import { obtenerSecciones } from '#contract/valor.ts'
import { clientes } from '../sections/clientes/section.ts'
import { empresaBanner } from '../sections/empresa-banner/section.ts'
import { ferias } from '../sections/ferias/section.ts'
import { homeBanner } from '../sections/home-banner/section.ts'
import { novedades } from '../sections/novedades/section.ts'
import { productos } from '../sections/productos/section.ts'
import { servicios } from '../sections/servicios/section.ts'
import { sliders } from '../sections/sliders/section.ts'
import { valores } from '../sections/valores/section.ts'
import { useToActivate } from '../to-activate.ts'
import { goneLinks, type Linking } from './gone-links.ts'
import { latestEntries } from './latest.ts'
import { lostLetters, refusedLetters } from './letters.ts'
import { several, unfinished, type Waiting } from './waiting.ts'

interface Written {
  readonly id: number
  readonly texto: string
}

/** The callers pass the title and the link: a backend's records may have other fields of these names. */
const toLinkings = <Row extends Written>(
  records: readonly Row[] | undefined,
  screen: number,
  getTitle: (row: Row) => string,
  getLink?: (row: Row) => string,
): Linking[] =>
  (records ?? []).map((row) => ({
    title: getTitle(row),
    screen,
    id: row.id,
    texts: getLink ? [row.texto, getLink(row)] : [row.texto],
  }))

const titulo = (row: { titulo: string }) => row.titulo

/** Every link to a deleted record, in a text that a person writes. */
const useGoneLinks = () => {
  const { data: slides } = useQuery(read(obtenerSliders, {}))
  const { data: banners } = useQuery(read(obtenerBanner, {}))
  const { data: reasons } = useQuery(read(obtenerSecciones, {}))
  const { data: services } = useQuery(read(obtenerServicios, {}))
  const { data: news } = useQuery(read(obtenerNovedades, {}))
  const { data: fairs } = useQuery(read(obtenerFerias, {}))
  const { data: products } = useQuery(read(obtenerProductos, {}))
  return useMemo(() => {
    const getBannerForm = ({ seccion }: Banner) => (seccion === 'home' ? homeBanner.form : empresaBanner.form)
    const records = [
      ...toLinkings(
        slides,
        sliders.edit,
        ({ texto }) => plainText(texto),
        ({ linkboton }) => linkboton,
      ),
      ...(banners ?? []).flatMap((banner) =>
        toLinkings([{ ...banner, id: 0 }], getBannerForm(banner), titulo, ({ link }) => link),
      ),
      ...toLinkings(reasons, valores.edit, titulo),
      ...toLinkings(services, servicios.edit, titulo),
      ...toLinkings(news, novedades.edit, titulo),
      ...toLinkings(fairs, ferias.edit, titulo),
      ...toLinkings(products, productos.edit, ({ nombre }) => nombre),
    ]
    const pages = { '/productos': products, '/servicios': services, '/novedades': news, '/ferias': fairs }
    const idsByPage = Object.fromEntries(
      Object.entries(pages).flatMap(([page, rows]) => (rows ? [[page, new Set(rows.map(({ id }) => id))]] : [])),
    )
    return goneLinks(records, idsByPage, location.origin)
  }, [slides, banners, reasons, services, news, fairs, products])
}

/** The open tasks, and the query that all tasks need. */
export const useWaiting = (admin: boolean): { waiting: readonly Waiting[]; query: UseQueryResult } => {
  const toActivate = useToActivate(admin)
  const gone = useGoneLinks()
  const query = useQuery(read(obtenerProductos, {}))
  const { data: entries, dataUpdatedAt } = useQuery({ ...latestEntries, enabled: admin })
  const tellsLetters = useExtension(obtenerCartas)
  const { data: letters } = useQuery({ ...read(obtenerCartas, {}), enabled: tellsLetters && admin })
  const waiting = useMemo(
    () => [
      ...several(toActivate, 'cliente por activar', 'clientes por activar', [
        { label: 'Ver clientes', destination: { screen: clientes.list, id: 0 } },
      ]),
      ...(tellsLetters ? refusedLetters(letters ?? []) : lostLetters(entries ?? [], dataUpdatedAt)),
      ...unfinished(query.data ?? []),
      ...several(
        gone.length,
        'enlace a algo que ya no está',
        'enlaces a algo que ya no está',
        gone.map(({ title, screen, id, address }) => ({
          label: `${title || 'Sin título'} (${address})`,
          destination: { screen, id },
        })),
      ),
    ],
    [toActivate, gone, query.data, entries, tellsLetters, letters, dataUpdatedAt],
  )
  return { waiting, query }
}

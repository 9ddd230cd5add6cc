/** Who the company is: the saved Marca, else the house's (brand.ts). */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerAhead } from '#api/ahead.ts'
import { buildUrl } from '#api/client.ts'
import { read } from '#api/queries.ts'
import { house } from '../../brand.ts'
import { local } from '#state/storage.ts'
import { obtenerMarca, type Marca } from '#contract/marca.ts'
import { fits } from '#contract/reading/fits.ts'

/** Where a browser keeps the last Marca of an API that no page brings. */
export const lastKey = 'marca'

const parseMarca = (text: string | null | undefined): Marca | undefined => {
  const marca: unknown = text ? JSON.parse(text) : undefined
  return fits(obtenerMarca.response, marca) && marca !== null ? marca : undefined
}

/**
 * The Marca in the shell of a page (prerender/branded.ts), under a name that makes no variable of the window, which holds also where the page's own answers are older than this browser's
 * data; else the last one that this browser read, unless the page has HTML of its own, which it must begin as.
 */
const atStart = (): Marca | undefined => {
  if (!('document' in globalThis)) return undefined
  const isBare = document.getElementById('root')?.hasChildNodes() !== true
  return (
    parseMarca(document.getElementById('marca-guardada')?.textContent) ??
    (isBare ? parseMarca(local.getItem(lastKey)) : undefined)
  )
}
const first = import.meta.env.VITE_API_URL ? atStart() : undefined

/** Reads the Marca, where the API is known to have the call: in a demo, and where the page brought an answer. Other APIs are asked late (app/notices/ask-marca.ts). */
export const marcaQuery = () => {
  const readInitial = () => {
    const ahead = answerAhead(obtenerMarca, buildUrl(obtenerMarca, {}))
    // Null is an answer: nobody has saved it.
    return ahead === undefined ? first : ahead
  }
  return queryOptions({
    ...read(obtenerMarca, {}),
    initialData: readInitial,
    enabled: !import.meta.env.VITE_API_URL || readInitial() !== undefined,
  })
}

/** Undefined while nobody has saved one. */
export const useSavedMarca = (): Marca | undefined => useQuery(marcaQuery()).data ?? undefined

export const useMarca = (): Marca => useSavedMarca() ?? house

/** 'Productos | Bulonera Quebracho S.A.': the title of the browser's tab. */
export const tabTitle = (title: string, { nombre }: Pick<Marca, 'nombre'>): string =>
  [title, nombre].filter(Boolean).join(' | ')

/** A text as a sentence: names such as 'El Tala S.R.L.' bring their dot. */
export const sentence = (text: string): string => (text === '' || /[.!?…]$/.test(text) ? text : `${text}.`)

export interface Profile {
  readonly network: string
  readonly url: string
}

/** The company's social profiles, each by its host's name; lines that are no web address are passed over. */
export const parseProfiles = ({ redes }: Pick<Marca, 'redes'>): readonly Profile[] =>
  [...redes.matchAll(/https?:\/\/(?:www\.)?([^./\s]+)\S*/gi)].map(([url, name = '']) => ({
    url,
    network: name.replace(/^./, (letter) => letter.toUpperCase()),
  }))

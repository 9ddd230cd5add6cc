/** Shows the company's colours, icon and short name on the page of this tab. Loaded where the company has said who it is. */
import type { QueryClient } from '@tanstack/react-query'
import { house } from '../../brand.ts'
import type { Marca } from '#contract/marca.ts'
import { getIconUrl } from '#ui/brand/icon-links.ts'
import { takeSynonyms } from '#state/synonyms.ts'
import { marcaQuery } from '#ui/brand/marca.ts'
import { toStylesheet } from '#ui/brand/colours.ts'
import { dataUrl } from '#ui/data-url.ts'
import { getServedUrl } from '#ui/media-url.ts'
import tokens from '#ui/tokens.css?raw'

const styleOfPage = (): HTMLStyleElement => {
  const present = document.head.querySelector<HTMLStyleElement>('style[data-marca]')
  if (present) return present
  const style = document.createElement('style')
  style.dataset['marca'] = ''
  document.head.append(style)
  return style
}

/** A browser asks for the icon of a page beside its worker, so that a demo's icon travels in the address. */
const atHand = async (address: string): Promise<string> => {
  if (import.meta.env.VITE_API_URL || address.startsWith('data:')) return address
  const picture = await fetch(address)
  return dataUrl(await picture.blob())
}

const showIcon = async (marca: Marca): Promise<void> => {
  const href = await atHand(getIconUrl(marca, getServedUrl))
  const [first, ...others] = document.head.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')
  for (const extraIcon of others) extraIcon.remove()
  first?.removeAttribute('type')
  first?.removeAttribute('sizes')
  if (first && first.getAttribute('href') !== href) first.href = href
}

let painted: Marca | null | undefined

/** A Marca that is read again unchanged is the same object, and is on the page already. */
export const paintMarca = (marca: Marca | null): void => {
  if (marca === painted) return
  painted = marca
  const style = styleOfPage()
  const text = marca ? toStylesheet(marca, tokens) : ''
  if (style.textContent !== text) style.textContent = text
  const dark = (marca ?? house).fondoOscuro
  if (dark) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark)
  if (marca) showIcon(marca).catch(console.warn)
}

/** The page follows the Marca from now on. */
export const followMarca = (client: QueryClient): void => {
  const { queryKey } = marcaQuery()
  const show = () => {
    const marca = client.getQueryData(queryKey)
    takeSynonyms(marca?.sinonimos)
    if (marca || document.querySelector('[data-marca]')) paintMarca(marca ?? null)
  }
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0]) show()
  })
  show()
}

import { linkTo, scenarioIn } from '../scenario/text.ts'
import { openIn } from '../tab/address.ts'
import { makeWay } from '../tab-state.ts'

/** What an address says to the room, and not of the screen. */
const ofRoom = ['demo', 'estado']

/** The screen that an address opens: without the room's words, and by one of its two addresses where it has two. */
export const screenAt = (href: string): string => {
  const url = new URL(linkTo(href, ''), 'http://localhost')
  for (const name of ofRoom) url.searchParams.delete(name)
  const path = url.pathname === '/home' ? '/' : url.pathname
  return path + url.search + url.hash
}

export const screenNow = (): string => screenAt(location.pathname + location.search + location.hash)

/** This tab's scenario; empty where all is as always. */
export const scenarioNow = (): string => scenarioIn(location.href)

/** What the page calls itself, without the company. */
export const titleNow = (): string => document.title.replace(/ \| [^|]*$/, '').slice(0, 200)

/** Names the build: its first script's name changes with every one. */
export const buildNow = (): string => {
  const script = document.querySelector('script[type=module][src*="/assets/"]')?.getAttribute('src') ?? ''
  return /([\w-]+)\.js$/.exec(script)?.[1] ?? 'desarrollo'
}

const opensKey = 'sala.comentario'

/** Opens a screen in a scenario; in none where the text is empty. */
export const open = (address: string, scenario: string): void => {
  makeWay()
  openIn(address, scenario)
}

/** Goes where a comment was made; its pin opens there. */
export const openAt = (id: string, address: string, scenario: string): void => {
  sessionStorage.setItem(opensKey, id)
  open(address, scenario)
}

/** The comment whose pin is to open on this page, once. */
export const toOpen = (): string | undefined => {
  const id = sessionStorage.getItem(opensKey) ?? undefined
  sessionStorage.removeItem(opensKey)
  return id
}

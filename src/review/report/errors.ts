/** The errors of this tab's pages, as the console has them. A tab keeps them over reloads, since a scenario begins with a reload. */
import { isRecord } from '#contract/record.ts'
import { parse } from '#contract/reading/parse.ts'
import { tabStorage } from '#state/storage.ts'

export interface PageError {
  readonly at: string
  /** Path, search and hash of the page. */
  readonly page: string
  readonly text: string
}

const key = 'sala.errores'
const limits = { errors: 30, text: 2_000 } as const

const isError = (value: unknown): value is PageError =>
  isRecord(value) && ['at', 'page', 'text'].every((name) => typeof value[name] === 'string')

export const parseErrors = (json: string): PageError[] => {
  const list = parse(json)
  return Array.isArray(list) ? list.filter(isError) : []
}

/** The errors so far, oldest first. */
export const pageErrors = (): readonly PageError[] => parseErrors(tabStorage.getItem(key) ?? '')

export const describeValue = (value: unknown): string => {
  if (value instanceof Error) return value.stack ?? `${value.name}: ${value.message}`
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

const note = (text: string): void => {
  const error = {
    at: new Date().toISOString(),
    page: location.pathname + location.search + location.hash,
    text: text.slice(0, limits.text),
  }
  tabStorage.setItem(key, JSON.stringify([...pageErrors(), error].slice(-limits.errors)))
}

/** The address of a picture, script or style that did not come. */
const lostFile = (element: Element): string =>
  `No se pudo cargar ${element.getAttribute('src') ?? element.getAttribute('href') ?? element.tagName}`

const follows = 'salaErrores'

/** Notes every error from now on, once for a page: two scripts of the page begin this. */
export const followErrors = (): void => {
  if (follows in globalThis) return
  Object.assign(globalThis, { [follows]: true })
  const say = console.error.bind(console)
  console.error = (...values: unknown[]) => {
    note(values.map(describeValue).join(' '))
    say(...values)
  }
  addEventListener(
    'error',
    ({ target, error, message }) =>
      note(target instanceof Element ? lostFile(target) : describeValue(error ?? message)),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => note(describeValue(reason)))
}

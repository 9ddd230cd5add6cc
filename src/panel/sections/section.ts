import type { Endpoints } from '../../contract/index.ts'
import type { Codes } from '../kit/place.ts'

export const roles = ['list', 'create', 'edit', 'gallery', 'form', 'home'] as const satisfies (keyof Codes)[]
export type Role = (typeof roles)[number]

/** A section of the panel as data. The number of a role is the code of that screen (§2.15). */
export interface Section extends Codes {
  /** The words in the sidebar, to the letter of §2.15: 'Group: Entry', or one word for both. */
  readonly entry: string
  /** What the section is, for somebody new. */
  readonly about: string
  /** Only users whose admin flag is 1 see the section. */
  readonly admin?: true
  /** Beyond §2.15: only where the API knows its `call`. */
  readonly extension?: true
  /** The public page that shows these records. */
  readonly site?: string
  /** That page shows one record by `?id=`: as a page of its own, or as a part below its heading. */
  readonly siteRecord?: 'page' | 'part'
  /** The collection of the contract. */
  readonly of?: string
  readonly one?: string
  /** The record of the demo company that the review tools open, where that is not record 1. */
  readonly sample?: number
  /** The call behind the screen, where the contract names none for `of`. */
  readonly call?: keyof Endpoints
}

type CodeOf<One> = One[keyof One & Role]
type WithinOne<One> = {
  [Name in keyof One & Role]: One[Name] & One[Exclude<keyof One & Role, Name>]
}[keyof One & Role]
type UsedTwice<All> = {
  [Name in keyof All]: (CodeOf<All[Name]> & CodeOf<Omit<All, Name>[keyof Omit<All, Name>]>) | WithinOne<All[Name]>
}[keyof All]

/** Sections by the name of their file in `screens`. A code that is used twice is a type error that names the code. */
export const eachCodeOnce = <const All extends Readonly<Record<string, Section>>>(
  all: All & ([UsedTwice<All>] extends [never] ? unknown : { readonly usedTwice: UsedTwice<All> }),
): All => all

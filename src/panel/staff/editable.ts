import { placeHash, type Place } from '../kit/place.ts'
import { firstOf } from '../sections/index.ts'
import type { Listed, Section } from '../sections/section.ts'

/** A place of the panel that a public page leads to. */
export interface EditWay {
  readonly label: string
  readonly hash: string
  /** A record of the section above. */
  readonly within?: true
}

interface WithName {
  readonly id: number
  readonly title: string
}

const way = (label: string, place: Place): EditWay => ({ label, hash: placeHash(place) })

const toRecord = ({ edit = 0, one = '' }: Section, id: number): EditWay =>
  way(`Editar ${one.toLowerCase()}`, { screen: edit, id })

/** Where staff edit a public page: the record that it shows, else its sections, with the records that are parts of the page. */
export const editWays = (
  shown: readonly Listed[],
  id: number,
  partsOf: (section: Section) => readonly WithName[],
): readonly EditWay[] => {
  const [section] = shown
  if (section?.siteRecord && id > 0) return [toRecord(section, id)]
  return shown.flatMap((one) => [
    way(one.entry, { screen: firstOf(one), id: 0 }),
    ...partsOf(one).map((part): EditWay => ({
      ...way(part.title, { screen: one.edit ?? 0, id: part.id }),
      within: true,
    })),
  ])
}

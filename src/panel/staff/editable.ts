import { toPlaceHash, type Place } from '../kit/place.ts'
import { getFirstScreen } from '../sections/index.ts'
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

const way = (label: string, destination: Place): EditWay => ({ label, hash: toPlaceHash(destination) })

const toRecord = ({ edit = 0, singular = '' }: Section, id: number): EditWay =>
  way(`Editar ${singular.toLowerCase()}`, { screen: edit, id })

/** Where staff edit a public page: the record that it shows, else its sections, with the records that are parts of the page. */
export const editWays = (
  shown: readonly Listed[],
  id: number,
  listParts: (section: Section) => readonly WithName[],
): readonly EditWay[] => {
  const [section] = shown
  if (section?.siteRecord && id > 0) return [toRecord(section, id)]
  return shown.flatMap((listed) => [
    way(listed.entry, { screen: getFirstScreen(listed), id: 0 }),
    ...listParts(listed).map((part): EditWay => ({
      ...way(part.title, { screen: listed.edit ?? 0, id: part.id }),
      within: true,
    })),
  ])
}

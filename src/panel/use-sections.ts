import { useCallback } from 'react'
import { useExtensions } from '#api/extensions.ts'
import { isHidden } from '#site/shown-pages.ts'
import { useMarca } from '#ui/brand/marca.ts'
import { sections } from './sections/index.ts'
import { visibleTo, type Listed, type Section } from './sections/section.ts'

/** Whether the API has the call of a section beyond §2.15. */
export const useHas = (): ((section: Section) => boolean) => {
  const extensions = useExtensions()
  return useCallback(({ extension, call = '' }) => !extension || extensions.includes(call), [extensions])
}

/** The sections that a user sees: without those of pages that the company does not show (Marca). */
export const useSections = (admin: boolean): readonly Listed[] => {
  const marca = useMarca()
  return sections
    .filter(visibleTo(admin))
    .filter(useHas())
    .filter(({ site = '' }) => !isHidden(marca, site))
}

/** The rows of a part's table. Storybook's own say 'union' of a choice; here a row says what there is to choose. */
import { parameters } from '@storybook/react/entry-preview-argtypes'
import type { StrictArgTypes } from 'storybook/internal/types'

const withChoices = (rows: StrictArgTypes): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const summary = row.table?.type?.summary === 'union' ? row.type.raw : undefined
      return [name, summary === undefined ? row : { ...row, table: { ...row.table, type: { summary } } }]
    }),
  )

export const extractArgTypes = (component: unknown): StrictArgTypes | null => {
  const rows = parameters.docs.extractArgTypes(component)
  return rows && withChoices(rows)
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The faults that axe finds on a page: each rule, and the elements that break the rule. Pages with frames need axe's mode for frames, which
 * hands every element that is right to the test as well, and takes four times as long.
 */
export const axeFindings = async (page: Page): Promise<(readonly [string, readonly string[]])[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

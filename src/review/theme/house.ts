/** The theme of this build, as its sources say it. */
// The linter knows no imports of a file's text.
// oxlint-disable-next-line import/default
import brand from '../../brand.ts?raw'
import footer from '../../ui/brand/logo-footer.svg?raw'
import icon from '../../ui/brand/icon.svg?raw'
import navbar from '../../ui/brand/logo-navbar.svg?raw'
import tokens from '../../ui/tokens.css?raw'
import type { Sources } from './export.ts'
import { themeIn } from './theme.ts'

export const sources: Sources = { brand, tokens, drawings: { navbar, footer, icon } }
export const house = themeIn(tokens, brand)

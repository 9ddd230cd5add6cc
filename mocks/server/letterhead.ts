/** The company as the server's letters show it. */
import type { Company } from './company.ts'
import { company } from '../../src/brand.ts'
import { letterLogo } from '../../src/contract/letter.ts'
import { colour } from '../../src/build/colour.ts'

export const letterhead: Company = {
  name: company.name,
  colours: {
    accent: colour('--red'),
    accentText: colour('--red-deep'),
    onAccent: colour('--white'),
    ink: colour('--black'),
    page: colour('--paper'),
    around: colour('--night'),
  },
  // The build writes the picture (src/build/icons.ts).
  logo: letterLogo,
}

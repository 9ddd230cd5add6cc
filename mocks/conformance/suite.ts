import { describe } from 'vitest'
import { accessParts } from './access.ts'
import { bulkParts } from './bulk.ts'
import { galleryParts } from './galleries.ts'
import { hostileParts } from './hostile.ts'
import { lifecycles } from './lifecycle.ts'
import { literalAnswers } from './literal.ts'
import { peopleParts } from './people.ts'
import { extensionParts } from './extensions.ts'
import { readParts } from './reads.ts'
import { servingParts } from './serving.ts'
import { uploadParts } from './uploads.ts'
import { validationParts } from './validation.ts'
import type { Site } from './visitor.ts'
import { visitorParts } from './visitors.ts'

const parts = {
  'what visitors read': readParts,
  'what visitors do': visitorParts,
  records: lifecycles,
  galleries: galleryParts,
  'literal answers': literalAnswers,
  people: peopleParts,
  access: accessParts,
  'invalid input': validationParts,
  uploads: uploadParts,
  files: servingParts,
  'bulk load': bulkParts,
  'hostile requests': hostileParts,
  'nothing is lost': extensionParts,
}

/** The tests that every backend must pass, up to the level. The tests use plain requests and remove what they add. */
export const conformance = (site: Site) => {
  // The tests of a part follow one another: a part notes the state first, and compares it last.
  describe('conformance', { shuffle: false }, () => {
    describe.each(Object.entries(parts))('%s', (_, part) => {
      part(site)
    })
  })
}

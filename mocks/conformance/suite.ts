import { describe } from 'vitest'
import { accessParts } from './access.ts'
import type { Connect } from './browser.ts'
import { bulkParts } from './bulk.ts'
import { galleryParts } from './galleries.ts'
import { hostileParts } from './hostile.ts'
import { lifecycles } from './lifecycle.ts'
import { literalAnswers } from './literal.ts'
import { peopleParts } from './people.ts'
import { powerParts } from './powers.ts'
import { servingParts } from './serving.ts'
import { uploadParts } from './uploads.ts'
import { validationParts } from './validation.ts'

const parts = {
  'records': lifecycles,
  'galleries': galleryParts,
  'literal answers': literalAnswers,
  'people': peopleParts,
  'who may call what': accessParts,
  'what is sent wrong': validationParts,
  'uploads': uploadParts,
  'files': servingParts,
  'bulk load': bulkParts,
  'hostile requests': hostileParts,
  'nothing is lost': powerParts,
}

/** What any backend of the contract must pass. Reads and writes by plain requests only; what it adds it removes. */
export const conformance = (connect: Connect) => {
  describe.each(Object.entries(parts))('%s', (_, part) => { part(connect) })
}

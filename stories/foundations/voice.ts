import sentences from '../../e2e/run/spec/sentences.txt?raw'

/** The product's own words among the sentences of the specification (§8), none of which may change by a letter, accents included. */
const fixed = sentences.split('\n').flatMap((line) => {
  const [section, words = ''] = line.split(' | ')
  // What the specification says about the product is in English.
  return section === '8' && !/:| (the|is) /.test(words) ? words.replace(' (panel)', '') : []
})

/** What the specification has the panel say after a write. Other writes are additions. */
export const fixedAlerts = [...new Set(fixed.filter((words) => words.endsWith(' con éxito')))]
export const fixedSentences = fixed.filter((words) => !words.endsWith(' con éxito'))

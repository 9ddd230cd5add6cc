import sentences from '../../e2e/run/spec/sentences.txt?raw'

/** The product's own words among the sentences of the specification (§8), none of which may change by a letter, accents included. */
const fixed = sentences.split('\n').flatMap((line) => {
  const [section, words = ''] = line.split(' | ')
  // The specification's sentences about the product are in English.
  return section === '8' && !/:| (the|is) /.test(words) ? words.replace(' (panel)', '') : []
})

/** The panel's sentences after a write, by the specification. Other writes are additions. */
export const fixedAlerts = [...new Set(fixed.filter((words) => words.endsWith(' con éxito')))]
export const fixedSentences = fixed.filter((words) => !words.endsWith(' con éxito'))

/** The marks of the site's own company, none of which another company may show: its names, its agency, its trade's words. */
import type { Page } from 'playwright'

const foreign =
  /.{0,40}(?:bulon|quebracho|yunque|tornill|tuerca|arandela|fijaci(?:ó|o)n|rosca|anclaje|varilla|tirafondo|autoperforante|hexagon|\bdin \d|\bm\d+ ?x ?\d).{0,40}/gi

/** Code says nothing to anybody; data and styles are looked at. */
export const foreignIn = (text: string): readonly string[] =>
  text.replaceAll(/<script(?![^>]*json)[^>]*>[^]*?<\/script>/g, '').match(foreign) ?? []

/** The words, names and hints that a person, a screen reader or a search engine meets on a page. */
export const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll('[alt], [placeholder], [aria-label], [title]')].flatMap((element) =>
        ['alt', 'placeholder', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
      ),
      ...[...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content') ?? ''),
    ].join('\n'),
  )

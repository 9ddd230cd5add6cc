/** What is asked of browsers that may lack it, and why it does no harm. */
const guarded = 'asked for only where it is there'
const another = 'a method of ours or of a library by the same name'
const looks = 'without it nothing is missing but some grace'
const touch = 'for a mouse, which a phone has not'

export const exceptions: Readonly<Record<string, string>> = {
  'requestIdleCallback': `${guarded}: ui/later.ts`,
  'document.startViewTransition': `${guarded}: the router`,
  '.startViewTransition()': 'the router\'s own method',
  'navigator.share': `${guarded}: a link is copied instead`,
  'navigator.canShare': `${guarded}: a link is copied instead`,
  'navigator.connection': `${guarded}: React`,
  'navigator.userAgentData': `${guarded}: Dexie`,
  'setImmediate': `${guarded}: Dexie and papaparse, which run in Node as well`,
  'Error.captureStackTrace': `${guarded}: read-excel-file`,
  'document.caretRangeFromPoint': `${guarded}: Quill`,
  'document.caretPositionFromPoint': `${guarded}: Quill`,
  '.pause()': another,
  '.toArray()': another,
  '.use()': another,
  '.move()': another,
  '.escape()': another,
  '.drop()': another,
  '.getHTML()': another,
  'hyphenate-limit-chars': looks,
  'text-wrap: balance': looks,
  'text-wrap: pretty': looks,
  'cursor: default': touch,
  'cursor: pointer': touch,
  'cursor: progress': touch,
  'cursor: not-allowed': touch,
  'cursor: zoom-in': touch,
  'resize': touch,
  'resize: vertical': touch,
  ':selection': 'phones mark a selection in a colour of their own',
  'scrollbar-gutter': 'Safari\'s scroll bars lie over the page and take no room',
  'scrollbar-gutter: stable': 'as above',
  'scrollbar-gutter: auto': 'as above',
  ':-webkit-search-cancel-button': 'other browsers draw no such button',
  '@page': 'the margins of a printed page are then the browser\'s',
}

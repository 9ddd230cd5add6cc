/** Features that some supported browsers lack, with the reason why that does no harm. */
const guarded = 'asked for only where it is there'
const another = 'a method of ours or of a library by the same name'
const grace = 'without it nothing is missing but some grace'
const engines = 'each engine has its own name for it'
const touch = 'for a mouse, which a phone has not'

/** The pointers of react-image-crop's handles. */
const pointers = ['crosshair', 'move', ...['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'].map((side) => `${side}-resize`)]

export const exceptions: Readonly<Record<string, string>> = {
  requestIdleCallback: `${guarded}: ui/later.ts`,
  'document.startViewTransition': `${guarded}: the router`,
  '.startViewTransition()': "the router's own method",
  'navigator.share': `${guarded}: a link is copied instead`,
  'navigator.canShare': `${guarded}: a link is copied instead`,
  'navigator.connection': `${guarded}: React`,
  'navigator.userAgentData': `${guarded}: Dexie`,
  setImmediate: `${guarded}: Dexie and papaparse, which run in Node as well`,
  'Error.captureStackTrace': `${guarded}: fflate`,
  'document.caretRangeFromPoint': `${guarded}: Quill`,
  'document.caretPositionFromPoint': `${guarded}: Quill`,
  '.caretRangeFromPoint()': `${guarded}: the editor's paste asks for either`,
  '.caretPositionFromPoint()': `${guarded}: the editor's paste asks for either`,
  '.pause()': another,
  '.take()': another,
  '.toArray()': another,
  '.use()': another,
  '.move()': another,
  '.escape()': another,
  '.drop()': another,
  '.getHTML()': another,
  'content-visibility': 'a long list of calls is drawn whole without it',
  'content-visibility: auto': 'the same',
  ':-webkit-progress-bar': engines,
  ':-webkit-progress-value': engines,
  ':-moz-progress-bar': engines,
  'hyphenate-limit-chars': grace,
  'text-wrap: balance': grace,
  'text-wrap: pretty': grace,
  'cursor: default': touch,
  'cursor: pointer': touch,
  'cursor: copy': touch,
  'cursor: grab': touch,
  'cursor: progress': touch,
  'cursor: not-allowed': touch,
  'cursor: zoom-in': touch,
  ...Object.fromEntries(pointers.map((pointer) => [`cursor: ${pointer}`, touch])),
  resize: touch,
  'resize: vertical': touch,
  ':selection': 'phones mark a selection in a colour of their own',
  'scrollbar-gutter': "Safari's scroll bars lie over the page and take no room",
  'scrollbar-gutter: stable': 'as above',
  'scrollbar-gutter: auto': 'as above',
  ':-webkit-search-cancel-button': 'other browsers draw no such button',
  'forced-color-adjust': 'Safari knows no forced colours',
  'forced-color-adjust: none': 'as above',
  '@page': "the margins of a printed page are then the browser's",
}

/** The company as letters and their pages show it. The server's start names it: the backend knows no company of its own. */
export interface Company {
  readonly name: string
  /** CSS colours: the accent, the accent as text, text on the accent, the text, a page and the ground around it. */
  readonly colours: Readonly<Record<'accent' | 'accentText' | 'onAccent' | 'ink' | 'page' | 'around', string>>
  /** The path of the logo below the site's address; '' for none. */
  readonly logo: string
}

/** The colours of the reader's own system, for an API that stands alone. */
export const systemColours: Company['colours'] = {
  accent: 'CanvasText',
  accentText: 'CanvasText',
  onAccent: 'Canvas',
  ink: 'CanvasText',
  page: 'Canvas',
  around: 'Canvas',
}

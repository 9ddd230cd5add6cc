/** Brings the themes of other tabs and of links to this tab. Small: every page of the demo loads it. */
import { local, ofTab } from '../../state/storage.ts'
import { keepOpenTool } from '../tab-state.ts'
import { themeKey, themeParameter } from './stored-theme.ts'

/** A link's theme is tried at once, with its tool open: there it can be undone. */
const takeLink = async (text: string): Promise<void> => {
  ofTab.removeItem(themeParameter)
  const [{ tryTheme, showsName, useTheme }, { themeFrom }, { house }] = await Promise.all([
    import('./store.ts'),
    import('./theme.ts'),
    import('./house.ts'),
  ])
  tryTheme(themeFrom(text, house))
  keepOpenTool('tema')
  const url = new URL(location.href)
  url.searchParams.delete(themeParameter)
  history.replaceState(history.state, '', url)
  if (!showsName(useTheme.getState().theme)) location.reload()
}

export const followThemes = (): void => {
  addEventListener('storage', ({ key }) => {
    if (key === themeKey || key === null) void import('./store.ts').then(({ followOther }) => followOther())
  })
  // Another tab may have changed the theme between the gate's paint and now.
  if (local.getItem(themeKey) !== null || document.querySelector('style[data-tema]'))
    void import('./store.ts').then(({ followTheme }) => followTheme())
}

/** Takes the theme of the link that opened the page, before the tools are shown. */
export const themeOfLink = async (): Promise<void> => {
  const text = ofTab.getItem(themeParameter)
  if (text !== null) await takeLink(text).catch(console.error)
}

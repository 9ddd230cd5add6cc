import { useEffect } from 'react'
import { SiteSearch } from '../search/SiteSearch.tsx'
import { ChatButton } from './ChatButton.tsx'
import { PedidoLink } from './PedidoLink.tsx'
import { PedidoNotice } from './PedidoNotice.tsx'

/** In px: the height of the header's part that scrolls away. */
const away = 165 - 64

/**
 * Sets `data-scrolled` on the document, for styles, once the header's upper part has scrolled away: then logo and menu
 * stay at the window's edge.
 */
const useFollowing = () =>
  useEffect(() => {
    const { dataset } = document.documentElement
    const check = () => {
      if (scrollY >= away) dataset['scrolled'] = ''
      else delete dataset['scrolled']
    }
    check()
    addEventListener('scroll', check, { passive: true })
    return () => {
      removeEventListener('scroll', check)
      delete dataset['scrolled']
    }
  }, [])

export function HeaderTools() {
  useFollowing()
  return (
    <>
      <SiteSearch />
      <PedidoLink />
      <ChatButton />
      <PedidoNotice />
    </>
  )
}

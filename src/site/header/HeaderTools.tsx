import { useEffect } from 'react'
import { SiteSearch } from '../search/SiteSearch.tsx'
import { ChatButton } from './ChatButton.tsx'
import { PedidoLink } from './PedidoLink.tsx'
import { PedidoNotice } from './PedidoNotice.tsx'

/** In px: what the header is higher than the part of it that follows. */
const away = 165 - 64

/** Once the rest has scrolled away, logo and menu stay at the window's edge: `data-scrolled` of the document, for styles alone. */
const useFollowing = () =>
  useEffect(() => {
    const {
      documentElement: { dataset },
    } = document
    const look = () => {
      if (scrollY >= away) dataset['scrolled'] = ''
      else delete dataset['scrolled']
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => {
      removeEventListener('scroll', look)
      delete dataset['scrolled']
    }
  }, [])

/** What the header of every public page offers once the page is there. */
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

import { SiteSearch } from '../search/SiteSearch.tsx'
import { ChatButton } from './ChatButton.tsx'
import { PedidoLink } from './PedidoLink.tsx'
import { PedidoNotice } from './PedidoNotice.tsx'

/** What the header of every public page offers once the page is there. */
export const HeaderTools = () => (
  <>
    <SiteSearch />
    <PedidoLink />
    <ChatButton />
    <PedidoNotice />
  </>
)

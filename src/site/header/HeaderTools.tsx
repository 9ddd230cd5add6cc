import { ChatButton } from './ChatButton.tsx'
import { PedidoLink } from './PedidoLink.tsx'
import { PedidoNotice } from './PedidoNotice.tsx'

/** What the header of every public page offers once the page is there. */
export const HeaderTools = () => (
  <>
    <PedidoLink />
    <ChatButton />
    <PedidoNotice />
  </>
)

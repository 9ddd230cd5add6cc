import { Notice } from './Notice.tsx'

/** The page is there and its backend is not yet: what needs it waits. It goes by itself, for the better or for the screen that says why not. */
export const PreparingNotice = () => (
  <Notice>
    <strong>Estamos preparando el sitio</strong>
    <p>Tarda más que de costumbre. Ya podés leer y escribir; lo que envíes sale apenas esté listo.</p>
  </Notice>
)

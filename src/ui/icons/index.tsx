import { icon } from './icon.tsx'

export const Menu = icon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />)
export const Close = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const ArrowLeft = icon(<path d="M20 12H5m6-7-7 7 7 7" />)
export const ArrowRight = icon(<path d="M4 12h15m-6-7 7 7-7 7" />)
export const External = icon(<path d="M14 4h6v6m0-6-9 9M18 14v6H4V6h6" />)
export const Search = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
)
export const Phone = icon(<path d="M4 4h5l1.5 5-2.5 2a13 13 0 0 0 5 5l2-2.5 5 1.5v5h-1.5A14.5 14.5 0 0 1 4 5.5z" />)
export const Mail = icon(<path d="M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7" />)
export const Instagram = icon(
  <>
    <path d="M4 4h16v16H4z" />
    <circle cx="12" cy="12" r="3.8" />
    <path d="M16.8 7.2h.01" strokeWidth="2.25" />
  </>,
)
export const Picture = icon(
  <>
    <path d="M3 4.5h18v15H3zM3.5 17l5.5-5.5 4 4 3-3 4.5 4.5" />
    <circle cx="15.5" cy="9" r="1.5" />
  </>,
)
export const Play = icon(<path d="M7 4.5v15l12.5-7.5z" fill="currentColor" />)
export const Pause = icon(<path d="M8 5v14M16 5v14" strokeWidth="3" />)
export const Check = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const Warning = icon(<path d="M12 3.5 22 20.5H2zM12 10v5M12 17.7v.01" />)

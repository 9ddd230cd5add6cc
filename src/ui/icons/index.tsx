import { icon } from './icon.tsx'

export const Menu = icon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />)
export const Close = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const Check = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const ArrowLeft = icon(<path d="M20 12H5m6-7-7 7 7 7" />)
export const ArrowRight = icon(<path d="M4 12h15m-6-7 7 7-7 7" />)
export const ChevronDown = icon(<path d="m6 9.5 6 6 6-6" />)
export const External = icon(<path d="M14 4h6v6m0-6-9 9M18 14v6H4V6h6" />)
export const Search = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
)
export const Phone = icon(<path d="M4 4h5l1.5 5-2.5 2a13 13 0 0 0 5 5l2-2.5 5 1.5v5h-1.5A14.5 14.5 0 0 1 4 5.5z" />)
export const Mail = icon(<path d="M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7" />)
export const Pin = icon(
  <>
    <path d="M12 21.5s7-6.5 7-11.5a7 7 0 0 0-14 0c0 5 7 11.5 7 11.5z" />
    <circle cx="12" cy="10" r="2.5" />
  </>,
)
export const WhatsApp = icon(
  <>
    <path d="m3.5 20.5 1.3-4.7a8.5 8.5 0 1 1 3.4 3.4z" />
    <path d="M8.6 8.2h1.6l.9 2.1-1 1.1a6.5 6.5 0 0 0 2.6 2.6l1.1-1 2.1.9v1.6c-3.9 1.2-8.5-3.4-7.3-7.3z" strokeWidth="1.4" />
  </>,
)
export const Facebook = icon(<path d="M14 21v-8.5h3l.5-3.5H14V7.2c0-1.2.5-1.7 1.7-1.7h2V2.5h-2.6c-3 0-4.6 1.7-4.6 4.4V9H8v3.5h2.5V21" />)
export const Instagram = icon(
  <>
    <path d="M4 4h16v16H4z" />
    <circle cx="12" cy="12" r="3.8" />
    <path d="M16.8 7.2h.01" strokeWidth="2.25" />
  </>,
)
export const Share = icon(<path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12v8.5h14V12" />)
export const Download = icon(<path d="M12 4v11m-5.5-5.5L12 15l5.5-5.5M4 20h16" />)
export const Eye = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
)
export const EyeOff = icon(
  <path d="m4 4 16 16M9.8 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.3 7.2A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10.1a2.75 2.75 0 0 0 3.9 3.9" />,
)
export const Picture = icon(
  <>
    <path d="M3 4.5h18v15H3zM3.5 17l5.5-5.5 4 4 3-3 4.5 4.5" />
    <circle cx="15.5" cy="9" r="1.5" />
  </>,
)
export const Play = icon(<path d="M7 4.5v15l12.5-7.5z" fill="currentColor" />)
export const Pause = icon(<path d="M8 5v14M16 5v14" strokeWidth="3" />)
export const Logout = icon(<path d="M14 4H4v16h10M9.5 12H20m-4.5-4.5L20 12l-4.5 4.5" />)
export const Warning = icon(<path d="M12 3.5 22 20.5H2zM12 10v5M12 17.7v.01" />)

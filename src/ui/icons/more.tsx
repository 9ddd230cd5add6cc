import { icon } from './icon.tsx'

/** Icons that the first screen does not need. */
export const ChevronDown = icon(<path d="m6 9.5 6 6 6-6" />)
export const Sort = icon(<path d="m8 9.5 4-4 4 4m-8 5 4 4 4-4" />)
export const Pin = icon(
  <>
    <path d="M12 21.5s7-6.5 7-11.5a7 7 0 0 0-14 0c0 5 7 11.5 7 11.5z" />
    <circle cx="12" cy="10" r="2.5" />
  </>,
)
export const Clock = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </>,
)
export const WhatsApp = icon(
  <>
    <path d="m3.5 20.5 1.3-4.7a8.5 8.5 0 1 1 3.4 3.4z" />
    <path
      d="M8.6 8.2h1.6l.9 2.1-1 1.1a6.5 6.5 0 0 0 2.6 2.6l1.1-1 2.1.9v1.6c-3.9 1.2-8.5-3.4-7.3-7.3z"
      strokeWidth="1.4"
    />
  </>,
)
export const Facebook = icon(
  <path d="M14 21v-8.5h3l.5-3.5H14V7.2c0-1.2.5-1.7 1.7-1.7h2V2.5h-2.6c-3 0-4.6 1.7-4.6 4.4V9H8v3.5h2.5V21" />,
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
export const Logout = icon(<path d="M14 4H4v16h10M9.5 12H20m-4.5-4.5L20 12l-4.5 4.5" />)
export const Plus = icon(<path d="M12 5v14M5 12h14" />)
export const Minus = icon(<path d="M5 12h14" />)
export const List = icon(<path d="M8.5 6h12M8.5 12h12M8.5 18h12M3.5 6h1M3.5 12h1M3.5 18h1" />)
export const Print = icon(<path d="M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 14h10v6.5H7z" />)

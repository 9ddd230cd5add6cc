/** The clipboard as other programs write it. */

const plain =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;'
const paragraph = 'line-height:1.38;margin-top:0pt;margin-bottom:0pt;'
const item =
  'list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;'
const words = (text: string, style = '') => `<span style="${plain}${style}">${text}</span>`
const line = (text: string, role = '') => `<p dir="ltr" style="${paragraph}"${role}>${text}</p>`
const entry = (text: string, level: number) =>
  `<li dir="ltr" style="${item}" aria-level="${level}">${line(words(text), ' role="presentation"')}</li>`
const cell = (text: string) =>
  `<td style="border-left:solid #000000 1pt;border-right:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;">${line(words(text))}</td>`

export const docs =
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f0e7c1a-7fff-8a3c-41d2-9d0c7a1e55aa">` +
  `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${words('Terminaciones', 'font-size:16pt;')}</h2>` +
  line(
    `${words('Zincado', 'font-weight:700;')}${words(' según ')}<a href="https://www.iram.org.ar/" style="text-decoration:none;">${words('IRAM', 'color:#1155cc;text-decoration:underline;-webkit-text-decoration-skip:none;')}</a>`,
  ) +
  `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${entry('Caja', 1)}<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${entry('De 100', 2)}</ul></ul>` +
  `<ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${entry('Pedir', 1)}</ol>` +
  `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301"><col width="301"></colgroup><tbody>` +
  `<tr style="height:0pt">${cell('Medida')}${cell('Pack')}</tr><tr style="height:0pt">${cell('M8 x 30')}${cell('100')}</tr></tbody></table></div></b><br class="Apple-interchange-newline">`

/** Excel: heads over two columns and two rows, a note beside two rows. */
export const spanned = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {text-align:center; background:#FFFF00;}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=256 style='border-collapse:collapse;width:192pt'>
<!--StartFragment--><col width=64 span=4 style='width:48pt'><tr height=20 style='height:15.0pt'><td rowspan=2 height=40 class=xl65 style='height:30.0pt'>Medida</td><td colspan=2 class=xl65>Pack</td><td rowspan=2 class=xl65>Nota</td></tr>
<tr height=20><td height=20 class=xl65>Caja</td><td class=xl65>Granel</td></tr>
<tr height=20><td height=20>M8</td><td align=right>100</td><td align=right>1000</td><td rowspan=2>Hasta agotar stock</td></tr>
<tr height=20><td height=20>M10</td><td align=right>50</td><td align=right>500</td></tr><!--EndFragment--></table></body></html>`

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
export const whatsApp = `<meta charset="utf-8"><span dir="ltr" class="_ao3e selectable-text copyable-text" style="color: rgb(10, 10, 10); white-space: pre-wrap;"><span>Hola <img crossorigin="anonymous" src="${dot}" alt="😀" draggable="false" class="b75 emoji wa _ao3e" data-plain-text="😀" style="background-position: 0px -20px"><img src="blob:https://web.whatsapp.com/1" alt="" class="emoji" data-plain-text="👍🏽"> todos
Mañana <img src="https://web.whatsapp.com/emoji/1.png" alt="👨‍👩‍👧" class="emoji large"> hay stock</span></span><div>Gmail <img data-emoji="❤️" alt="❤️" src="https://fonts.gstatic.com/s/e/2764.png"> y <img alt="🇦🇷" src="https://static.xx.fbcdn.net/images/emoji.php/1f1e6.png">, <img alt="1️⃣" src="${dot}"> y <img alt="12" src="https://otro.example/foto.jpg">foto</div>`

/** Opens a file for the bulk load: its tables stay, and each plan follows from what somebody said about them. Pure. */
import { columns as ours, extraColumns, specifiedColumns } from '#contract/bulk-columns.ts'
import { isSameSubProducto, type Plan, type StoredProduct } from '#contract/bulk-plan.ts'
import { formatPosition, type SheetRow } from '#contract/bulk-row.ts'
import { toSheet, type Sheet } from '#contract/bulk-sheet.ts'
import { listHidden, type Book } from '#contract/sheet/book.ts'

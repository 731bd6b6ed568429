/** Pictures that were searched with since the page was opened, by their codes. An address has the code alone. */
const shown = new Map<string, string>()

export function rememberPicture(code: string, file: Blob) {
  const former = shown.get(code)
  if (former) URL.revokeObjectURL(former)
  shown.set(code, URL.createObjectURL(file))
}

export const pictureOf = (code: string) => shown.get(code)

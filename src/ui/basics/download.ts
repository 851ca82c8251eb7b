export function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers take the file over a little later.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export function downloadJson(data: unknown, name: string): void {
  download(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }), name);
}

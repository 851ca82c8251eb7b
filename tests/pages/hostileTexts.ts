import { expect } from 'vitest';

/*
 * Texts that try to become something else than text (quality G11), and the walk over what a screen shows of them (G12):
 * nothing of them runs, loads or leads anywhere.
 */

const run = 'window.__ran=1';

/** Ways to run something, each around the same words. */
const markup = [
  `<script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `--><script>${run}</script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg onload=${run}>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<math><mtext><script>${run}</script></mtext></math>`,
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="${run}" alt="`,
  `<img srcset="x 1x" onerror=${run}>`,
  `<picture><source srcset=x onerror=${run}></picture>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import 'https://evil.example/x.css'</style>`,
  `<form action="https://evil.example/"><button>x</button></form>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="https://evil.example/" ping="https://evil.example/">x</a>`,
  `<details open ontoggle=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<body onload=${run}>`,
  `<marquee onstart=${run}>`,
  `<template><img src=x onerror=${run}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<div style="background:url(https://evil.example/x)">`,
];
const others = [
  `" onfocus="${run}" autofocus="`,
  `' onmouseover='${run}'`,
  '{{constructor.constructor("window.__ran=1")()}}',
  '${window.__ran=1}',
  '$t(common:page.home) {{name}} <1>x</1>',
  '__proto__',
  'constructor',
  '=HYPERLINK("https://evil.example/")',
  "=cmd|'/C calc'!A0",
  '\u202eretsuM\u202c\u0007',
  '\ud800',
  'a\u0000b',
];
/** What an HTML cleaner or a careless filter lets pass: other case, other spaces, entities, broken tags. */
const disguises = [
  (text: string) => text,
  (text: string) => text.replace(/(on\w+|script|iframe|javascript)/gi, (word) => word.toUpperCase()),
  (text: string) => text.replaceAll(' ', '\t').replaceAll('>', ' >'),
  (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
];
export const hostileTexts: readonly string[] = [...disguises.flatMap((disguise) => markup.map(disguise)), ...others];

/** Addresses that must be no link. */
export const hostileAddresses: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\nscript:${run}`,
  ` \u0001javascript:${run}`,
  `javascript://evil.example/%0a${run}`,
  `data:text/html,<script>${run}</script>`,
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example/',
  '/\\evil.example',
  'https://user:password@evil.example/',
  'intent://evil.example#Intent;end',
  `view-source:javascript:${run}`,
];

const mayHold = new Set(['http:', 'https:', 'mailto:', 'tel:', 'blob:']);
const handlers = (element: Element) => element.getAttributeNames().filter((name) => /^on|^srcdoc$|^ping$/.test(name));

/** Walks over everything that stands on the page. */
export function expectHarmless(): void {
  expect((window as { __ran?: unknown }).__ran, 'nothing ran').toBeUndefined();
  const bad = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...handlers(element).map((name) => `${element.tagName} ${name}`),
    ...(element.matches('script, iframe, object, embed, base, meta, link, template, marquee') ? [element.tagName] : []),
    ...(element.matches('form[action], [formaction]') ? [`${element.tagName} action`] : []),
  ]);
  expect(bad, 'no element comes from a text').toEqual([]);
  for (const anchor of document.querySelectorAll('a[href]')) {
    const href = anchor.getAttribute('href') ?? '';
    const url = new URL(href, window.location.origin);
    expect(mayHold.has(url.protocol), href).toBe(true);
    expect([url.username, url.password], href).toEqual(['', '']);
    if (url.origin === window.location.origin || !url.protocol.startsWith('http')) continue;
    // In a text that is being written, a press sets the caret.
    if (anchor.closest('[contenteditable="true"]')) continue;
    expect(anchor.getAttribute('target'), href).toBe('_blank');
    expect(anchor.getAttribute('rel')?.split(' '), href).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
  }
  for (const image of document.querySelectorAll('img[src]')) {
    expect(image.getAttribute('src')).toMatch(/^(?:https?:\/\/|\/(?![/\\])|data:image\/|blob:)/);
  }
}

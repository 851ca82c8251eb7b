import axios, { AxiosHeaders, type AxiosAdapter, type AxiosInstance } from 'axios';
import type { EndpointAccess } from '../endpoint';
import { currentConnection, type ClientConnection } from './connection';
import { readHeaders, type RawResponse } from './earlyRead';
import { apiBase } from './path';

/* The two axios instances: ours, with bearer and 401, and a bare one for other origins. Nothing else imports axios. */

declare module 'axios' {
  interface AxiosRequestConfig {
    endpointAccess?: EndpointAccess;
    sessionNumber?: number;
  }
}

/** For other origins: no bearer, no credentials, no interceptors (quality T1, T2). */
const externalAxios = axios.create({ withCredentials: false });

function createApiAxios({ host, adapter }: ClientConnection): AxiosInstance {
  const base = apiBase(host);
  const instance = axios.create({
    baseURL: base.href,
    // An absolute address in a path would take the bearer to another origin (CVE-2025-27152).
    allowAbsoluteUrls: false,
    timeout: 0,
    headers: readHeaders,
    ...(adapter ? { adapter } : {}),
  });
  instance.interceptors.request.use((config) => {
    const { readToken, language } = currentConnection();
    if (language) config.headers.set('Accept-Language', language());
    const token = readToken();
    const carriesToken = config.endpointAccess === 'user' || config.endpointAccess === 'public';
    const target = new URL(instance.getUri(config), base);
    if (token && carriesToken && target.origin === base.origin) {
      config.headers.set('Authorization', `Bearer ${token}`);
    }
    return config;
  });
  instance.interceptors.response.use((response) => {
    if (response.status !== 401 || !response.config.headers.has('Authorization')) return response;
    const connection = currentConnection();
    if (response.config.sessionNumber === connection.sessionNumber()) connection.onUnauthorized();
    return response;
  });
  return instance;
}

let api: { connection: ClientConnection; instance: AxiosInstance } | null = null;

export function axiosFor(access: EndpointAccess): AxiosInstance {
  if (access === 'external') return externalAxios;
  const connection = currentConnection();
  if (api?.connection !== connection) api = { connection, instance: createApiAxios(connection) };
  return api.instance;
}

/** Resolves with the response of an early read, as if axios had sent the request. */
export function adapterFor({ status, headers, text }: RawResponse): AxiosAdapter {
  return (config) =>
    Promise.resolve({ data: text, status, statusText: '', headers: AxiosHeaders.from(headers), config });
}

export const isCancelled = (error: unknown) => axios.isCancel(error);

/** Whether no answer came. Any other error thrown while sending is a defect of ours. */
export const isNetworkError = (error: unknown) => axios.isAxiosError(error);

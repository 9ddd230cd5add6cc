#!/usr/bin/python3
"""A WebKit window for WebKitWebDriver: webkit.py PROFILE DOWNLOADS. The driver's own MiniBrowser keeps no profile."""
import os
import sys
from os.path import join

import gi
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

profile, downloads = sys.argv[1:3]

# Pages write their console to the error output, which their processes inherit.
os.dup2(os.open(join(profile, 'console'), os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND), 2)
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)

context = WebKit2.WebContext(website_data_manager=WebKit2.WebsiteDataManager(
    base_data_directory=join(profile, 'data'), base_cache_directory=join(profile, 'cache')))
context.set_automation_allowed(True)


def show(view):
    window = Gtk.Window(default_width=1440, default_height=900)
    window.add(view)
    window.show_all()
    view.connect('create', lambda opener, _: show(WebKit2.WebView(related_view=opener, settings=settings, is_controlled_by_automation=True)))
    view.connect('close', lambda _: window.destroy())
    return view


def save(download, name):
    download.set_destination('file://' + join(downloads, name))
    return True


context.connect('download-started', lambda _, download: download.connect('decide-destination', save))
context.connect('automation-started', lambda _, session: session.connect('create-web-view', lambda _: show(
    WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True))))
Gtk.main()
